import { observer } from 'mobx-react'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Slot } from '@/ui/layout/Slot'
import { Tag } from '@/ui/feedback/Tag'
import { secondsText } from './secondsText'
import { type AudioQueue, isSameTrack, type QueuedTrack } from './AudioQueue'

interface AudioRowsProps {
  readonly title: string
  readonly queue: AudioQueue
  readonly tracks: readonly QueuedTrack[]
  readonly onChoose: (track: QueuedTrack) => void
}

/** Recordings of an album, with where each was left. */
export const AudioRows = observer(function AudioRows({ title, queue, tracks, onChoose }: AudioRowsProps) {
  return (
    <List title={title}>
      {tracks.map((track) => (
        <AudioRow key={track.trackId} queue={queue} track={track} onChoose={onChoose} />
      ))}
    </List>
  )
})

const AudioRow = observer(function AudioRow({
  queue,
  track,
  onChoose,
}: Pick<AudioRowsProps, 'queue' | 'onChoose'> & { readonly track: QueuedTrack }) {
  const { trackId, title, seconds } = track
  const isCurrent = isSameTrack(track, queue.track)
  const place = queue.placeOf(track)
  const left = place === 0 ? '' : place >= seconds - 3 ? ' · 已听完' : ` · 听到 ${secondsText(place)}`
  return (
    <Cell
      title={title}
      note={secondsText(seconds) + left}
      value={<Slot>{isCurrent && queue.isPlaying ? <Tag tone="brand">正在听</Tag> : null}</Slot>}
      onPress={() => onChoose(track)}
      testId={`track-${trackId}`}
    />
  )
})
