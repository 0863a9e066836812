import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { Pages } from '@/blocks/Pages'
import { experiences } from '@/contracts/baoyan/catalogue'
import type { CallOutput } from '@/contracts/define'
import { PagedList } from '@/stores/page/PagedList'
import { usePageStore } from '@/stores/page/usePageStore'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Choice } from '@/ui/controls/Choice'
import { Empty } from '@/ui/feedback/Empty'
import { Cell } from '@/ui/layout/Cell'
import '../../baoyan.scss'

type Row = CallOutput<typeof experiences>['list'][number]

/** /rearch/masterExperience?field=: experience of admitted students, by field. */
export const MasterExperienceView = observer(function MasterExperienceView() {
  const { call } = useStores()
  const { given } = useRoute()
  const [field, setField] = useState(given['field'] ?? '')
  const choices = useResource(() => call(experiences, { query: { size: 1 } }, { quiet: true }))
  const options = [
    { key: '', text: '全部' },
    ...(choices.value?.fields ?? []).map((key) => ({ key, text: key })),
  ]
  return (
    <View className="baoyan-page">
      <View className="baoyan-note">经验为匿名示例，人物和结果均为虚构，供参考写法与节奏。</View>
      <Choice label="领域" options={options} value={field} onChange={setField} />
      <Rows key={field} field={field} />
    </View>
  )
})

const Rows = observer(function Rows({ field }: { readonly field: string }) {
  const { call, navigator } = useStores()
  const pages = usePageStore(
    () =>
      new PagedList<Row>({
        fetch: (page) =>
          call(experiences, { query: { page, size: 20, ...(field && { field }) } }, { quiet: true }),
        idOf: ({ experienceId }) => experienceId,
      }),
  )
  return (
    <Pages
      pages={pages}
      label="经验"
      draw={({ experienceId, title, background, offers, entry }) => (
        <Cell
          key={experienceId}
          title={title}
          note={`${background} · ${entry} 年入学 · ${offers.join('；')}`}
          onPress={() => void navigator.go('baoyanMasterDetails', { id: experienceId })}
          testId={`experience-${experienceId}`}
        />
      )}
      empty={<Empty size="small" title="这个领域还没有经验" hint="换一个领域看看" />}
    />
  )
})
