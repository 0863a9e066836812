import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { audio } from '@/platform/audio'
import { storage } from '@/platform/storage'
import { siteConfig } from '@/stores/siteConfig'
import { usePageStore } from '@/stores/page/usePageStore'
import { Button } from '@/ui/controls/Button'
import { Choice } from '@/ui/controls/Choice'
import { paces, PassageVoice } from './PassageVoice'
import './Recite.scss'

const paceChoices = paces.map((pace) => ({ key: String(pace), text: `${pace}×` }))

/** Reads the passage aloud, as fast as is wished. */
export const VoiceBar = observer(function VoiceBar({ passageId }: { readonly passageId: string }) {
  const voice = usePageStore(
    () => new PassageVoice({ audio, storage: storage.local, host: siteConfig.apiBase }),
  )
  useEffect(() => voice.stop, [voice, passageId])
  return (
    <>
      <View className="recite__tools">
        <Button size="s" kind="soft" onPress={() => voice.toggle(passageId)} testId="recite-voice">
          {voice.isPlaying ? '停止朗读' : '朗读全文'}
        </Button>
      </View>
      <View className="recite__paces">
        <Choice
          label="朗读速度"
          columns={4}
          options={paceChoices}
          value={String(voice.pace)}
          onChange={(key) => voice.setPace(paces.find((pace) => String(pace) === key) ?? 1)}
        />
      </View>
      {voice.hasFailed ? <View className="exercise__help">没有读出来，请联网后再试</View> : null}
    </>
  )
})
