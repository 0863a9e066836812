import { observer } from 'mobx-react'
import { LectureProgramme } from '@/blocks/LectureProgramme'
import { lectures } from '@/contracts/promo/lectures'
import { topicsOf } from '@/domain/lectureOrder'
import { useResource } from '@/stores/useResource'
import { useStores } from '@/stores/useStores'
import { Loadable } from '@/ui/Loadable'
import type { PartProps } from '../PartProps'
import { topicOf } from './topicOf'

/** Lectures of a topic: those to come may be reserved, those that are over seen again. */
export const LecturesPart = observer(function LecturesPart({ row }: PartProps) {
  const { call } = useStores()
  const found = useResource(() => call(lectures, {}, { quiet: true }))
  return (
    <Loadable phase={found.phase} skeleton="list" size="small" onRetry={() => void found.load()}>
      {({ list, now }) => <LectureProgramme list={list} now={now} topic={topicOf(row, topicsOf(list))} />}
    </Loadable>
  )
})
