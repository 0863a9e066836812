import { View } from '@tarojs/components'
import { useState } from 'react'
import { apiMessages } from '@/api/apiMessages'
import { Failure } from '@/ui/feedback/Failure'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useLazy } from '@/ui/useLazy'
import { partLoaders } from './partLoaders'
import type { PartProps } from './PartProps'
import './parts.scss'

/** The working part of a catalogue page; nothing on a page of pictures only. */
export function PromoPart({ row }: PartProps) {
  return row.template === 'pictures' ? null : <Loaded row={row} load={partLoaders[row.template]} />
}

interface LoadedProps extends PartProps {
  readonly load: (typeof partLoaders)[keyof typeof partLoaders]
}

function Loaded({ row, load }: LoadedProps) {
  const [isCut, setCut] = useState(false)
  const Part = useLazy(!isCut, load, () => setCut(true))
  if (isCut) return <Failure size="small" message={apiMessages.offline} onRetry={() => setCut(false)} />
  return <View className="part">{Part ? <Part row={row} /> : <Skeleton variant="list" />}</View>
}
