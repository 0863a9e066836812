import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { MathsText } from '@/blocks/MathsText'
import { type FormulaChapter, formulaChapters } from '@/contracts/library/handbook'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Field } from '@/ui/controls/Field'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Card } from '@/ui/layout/Card'
import { MoreRows } from '@/ui/layout/MoreRows'
import { Tabs } from '@/ui/layout/Tabs'
import { BookmarkButton } from '../../bookmarks/BookmarkButton'
import '../../library.scss'

const MOST_FOUND = 30

/** /formula: the handbook by chapter, with a search over titles and notes. */
export const FormulaView = observer(function FormulaView() {
  const { call } = useStores()
  const found = useResource(() => call(formulaChapters, {}))
  return (
    <View className="library">
      <Loadable phase={found.phase} onRetry={() => void found.load()}>
        {(chapters) => <Handbook chapters={chapters} />}
      </Loadable>
    </View>
  )
})

function Handbook({ chapters }: { readonly chapters: readonly FormulaChapter[] }) {
  const { given } = useRoute()
  const [words, search] = useState('')
  const [chosen, choose] = useState(given['chapter'] ?? chapters[0]?.chapterId ?? '')
  const wanted = words.trim()
  const rows = wanted
    ? chapters
        .flatMap(({ formulas }) => formulas)
        .filter(({ title, note }) => title.includes(wanted) || note.includes(wanted))
        .slice(0, MOST_FOUND)
    : (chapters.find(({ chapterId }) => chapterId === chosen) ?? chapters[0])?.formulas
  return (
    <>
      <Field
        label="搜索公式"
        hideLabel
        value={words}
        onChange={search}
        placeholder="搜索公式，如：分部积分"
        maxLength={20}
        confirmType="search"
      />
      {wanted ? null : (
        <Tabs
          items={chapters.map(({ chapterId, title }) => ({ key: chapterId, text: title }))}
          active={chosen}
          onChange={choose}
          label="章节"
          panelId="formulas"
        />
      )}
      <Card>
        <View id="formulas">
          <MoreRows
            key={wanted || chosen}
            rows={rows ?? []}
            step={8}
            unit="条公式"
            draw={({ formulaId, title, text, note }) => (
              <View key={formulaId} className="library__formula">
                <View className="library__row">
                  <View className="library__name">{title}</View>
                  <BookmarkButton kind="formula" targetId={formulaId} title={title} />
                </View>
                <MathsText text={text} />
                <View className="library__note">
                  <MathsText text={note} />
                </View>
              </View>
            )}
          />
          {rows?.length ? null : <Empty size="small" title="没有找到这个公式" hint="换一个词试试" />}
        </View>
      </Card>
    </>
  )
}
