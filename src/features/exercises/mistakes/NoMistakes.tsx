import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'

/** A book of mistakes that nothing has come into yet. */
export function NoMistakes() {
  const { navigator } = useStores()
  return (
    <Empty
      title="还没有错题"
      hint="答错、蒙对或太慢的题会自己到这里来"
      action={{ text: '去刷题', onPress: () => void navigator.go('exercisesBrushTopic') }}
    />
  )
}
