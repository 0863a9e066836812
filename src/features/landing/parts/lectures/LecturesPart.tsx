import { observer } from 'mobx-react'
import { LectureProgramme } from '@/blocks/LectureProgramme'
import { lectures } from '@/contracts/promo/lectures'
import { topicsOf } from '@/domain/lectureOrder'
import { LeadRequests } from '@/stores/account/LeadRequests'
import { usePageStore } from '@/stores/page/usePageStore'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Loadable } from '@/ui/feedback/Loadable'
import type { PartProps } from '../PartProps'
import { topicOf } from './topicOf'

/** Lectures of a topic: those to come may be reserved, those that are over seen again. */
export const LecturesPart = observer(function LecturesPart({ row }: PartProps) {
  const stores = useStores()
  const { call } = stores
  const asked = usePageStore(() => new LeadRequests(stores))
  const keyOf = (lectureId: string): string => `lecture:${lectureId}`
  const places = {
    has: (lectureId: string) => asked.has(keyOf(lectureId)),
    keep: (lectureId: string) => asked.ask(keyOf(lectureId), '预约讲座'),
  }
  const found = useResource(() => call(lectures, {}, { quiet: true }))
  return (
    <Loadable phase={found.phase} skeleton="list" size="small" onRetry={() => void found.load()}>
      {({ list, now }) => (
        <LectureProgramme list={list} now={now} places={places} topic={topicOf(row, topicsOf(list))} />
      )}
    </Loadable>
  )
})
