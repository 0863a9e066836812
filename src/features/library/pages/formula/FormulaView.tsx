import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { MathsText } from '@/blocks/MathsText'
import { type FormulaChapter, formulaChapters } from '@/contracts/library/handbook'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Field } from '@/ui/controls/Field'
import { Switch } from '@/ui/controls/Switch'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { MoreRows } from '@/ui/layout/MoreRows'
import { Tabs } from '@/ui/layout/Tabs'
import { BookmarkButton } from '../../bookmarks/BookmarkButton'
import '../../library.scss'

const MOST_FOUND = 30

/** /formula: the handbook by chapter, with a search over titles and notes, and a drill that covers the formulas. */
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
  const [isDrill, drill] = useState(false)
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
      <List label="练习">
        <Cell
          title="默写模式"
          note="先盖住公式，自己写一遍再对照"
          value={<Switch label="默写模式" checked={isDrill} onChange={drill} />}
        />
      </List>
      <Card>
        <View id="formulas">
          <MoreRows
            key={`${wanted || chosen}-${isDrill}`}
            rows={rows ?? []}
            step={8}
            unit="条公式"
            draw={(formula) => (
              <FormulaCell key={`${formula.formulaId}-${isDrill}`} formula={formula} isCovered={isDrill} />
            )}
          />
          {rows?.length ? null : <Empty size="small" title="没有找到这个公式" hint="换一个词试试" />}
        </View>
      </Card>
    </>
  )
}

interface FormulaCellProps {
  readonly formula: FormulaChapter['formulas'][number]
  /** Hides the formula until the learner has written it down. */
  readonly isCovered: boolean
}

function FormulaCell({ formula, isCovered }: FormulaCellProps) {
  const [isShown, show] = useState(!isCovered)
  const { formulaId, title, text, note } = formula
  return (
    <View className="library__formula">
      <View className="library__row">
        <View className="library__name">{title}</View>
        <BookmarkButton kind="formula" targetId={formulaId} title={title} />
      </View>
      {isShown ? (
        <>
          <MathsText text={text} />
          <View className="library__note">
            <MathsText text={note} />
          </View>
        </>
      ) : (
        <Button kind="soft" block label={`看答案：${title}`} onPress={() => show(true)}>
          看答案
        </Button>
      )}
    </View>
  )
}
