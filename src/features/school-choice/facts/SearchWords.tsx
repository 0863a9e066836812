import { observer } from 'mobx-react'
import { useState } from 'react'
import * as v from 'valibot'
import { hotWords } from '@/contracts/choose/programmes'
import { storage } from '@/platform/storage'
import { PersistedValue } from '@/stores/device/PersistedValue'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Choice } from '@/ui/controls/Choice'
import { Loadable } from '@/ui/feedback/Loadable'
import { Section } from '@/ui/layout/Section'

const MOST_WORDS = 10
const kept = new PersistedValue(storage.local, 'cache:choose-searches', v.array(v.string()))

/** Remembers a word that led somewhere, the newest first. */
export const rememberSearch = (word: string): void => {
  const others = (kept.read() ?? []).filter((one) => one !== word)
  kept.write([word, ...others].slice(0, MOST_WORDS))
}

/** Earlier searches of this device and words to begin with. */
export const SearchWords = observer(function SearchWords({
  onPick,
}: {
  readonly onPick: (word: string) => void
}) {
  const { call } = useStores()
  const [earlier, setEarlier] = useState(() => kept.read() ?? [])
  const hot = useResource(() => call(hotWords, {}, { quiet: true }))
  const clear = (): void => {
    kept.drop()
    setEarlier([])
  }
  return (
    <Card>
      {earlier.length > 0 ? (
        <Section title="最近搜索">
          <Choice
            label="最近搜索"
            options={earlier.map((word) => ({ key: word, text: word }))}
            value={undefined}
            onChange={onPick}
          />
          <Button kind="ghost" size="s" onPress={clear} testId="search-forget">
            清空记录
          </Button>
        </Section>
      ) : null}
      <Section title="大家在搜">
        <Loadable phase={hot.phase} skeleton="block" size="small" onRetry={() => void hot.load()}>
          {(words) => (
            <Choice
              label="大家在搜"
              options={words.map((word) => ({ key: word, text: word }))}
              value={undefined}
              onChange={onPick}
            />
          )}
        </Loadable>
      </Section>
    </Card>
  )
})
