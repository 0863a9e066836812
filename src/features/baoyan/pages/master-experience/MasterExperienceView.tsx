import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { Pages } from '@/blocks/Pages'
import { type ExperienceRow, experiences } from '@/contracts/baoyan/catalogue'
import { PagedList } from '@/stores/page/PagedList'
import { usePageStore } from '@/stores/page/usePageStore'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Choice } from '@/ui/controls/Choice'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Tag } from '@/ui/feedback/Tag'
import { Cell } from '@/ui/layout/Cell'
import { Tabs } from '@/ui/layout/Tabs'
import { OwnExperiences } from '../../experience/OwnExperiences'
import '../../baoyan.scss'

const TABS = [
  { key: 'all', text: '学霸经验' },
  { key: 'mine', text: '我的经验' },
] as const
type TabKey = (typeof TABS)[number]['key']

/** /rearch/masterExperience?field=&tab=: experience of admitted students by field, and the own posts. */
export const MasterExperienceView = observer(function MasterExperienceView() {
  const { call } = useStores()
  const { given } = useRoute()
  const [field, setField] = useState(given['field'] ?? '')
  const [tab, setTab] = useState<TabKey>(given['tab'] === 'mine' ? 'mine' : 'all')
  const choices = useResource(() => call(experiences, { query: { size: 1 } }, { quiet: true }))
  const fields = choices.value?.fields ?? []
  const options = [{ key: '', text: '全部' }, ...fields.map((key) => ({ key, text: key }))]
  return (
    <View className="baoyan-page">
      <Tabs<TabKey> items={TABS} active={tab} onChange={setTab} label="谁的经验" panelId="experiences" />
      <View id="experiences" className="baoyan-column">
        {tab === 'mine' ? (
          <Loadable phase={choices.phase} skeleton="block" onRetry={() => void choices.load()}>
            {(value) => <OwnExperiences fields={value.fields} />}
          </Loadable>
        ) : (
          <>
            <View className="baoyan-note">
              标“示例”的经验为虚构，供参考写法与节奏；标“投稿”的由学员写成，审核后发布。
            </View>
            <Choice label="领域" options={options} value={field} onChange={setField} />
            <Rows key={field} field={field} />
          </>
        )}
      </View>
    </View>
  )
})

const Rows = observer(function Rows({ field }: { readonly field: string }) {
  const { call, navigator } = useStores()
  const pages = usePageStore(
    () =>
      new PagedList<ExperienceRow>({
        fetch: (page) =>
          call(experiences, { query: { page, size: 20, ...(field && { field }) } }, { quiet: true }),
        idOf: ({ experienceId }) => experienceId,
      }),
  )
  return (
    <Pages
      pages={pages}
      label="经验"
      draw={({ experienceId, title, background, offers, entry, isSample }) => (
        <Cell
          key={experienceId}
          title={title}
          note={`${background} · ${entry} 年入学 · ${offers.join('；')}`}
          value={isSample ? <Tag tone="warning">示例</Tag> : <Tag tone="success">投稿</Tag>}
          onPress={() => void navigator.go('baoyanMasterDetails', { id: experienceId })}
          testId={`experience-${experienceId}`}
        />
      )}
      empty={<Empty size="small" title="这个领域还没有经验" hint="换一个领域看看" />}
    />
  )
})
