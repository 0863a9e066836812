import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { Film } from '@/contracts/course/lessons'
import { timecode } from '@/domain/courses/timecode'
import { video } from '@/platform/video'
import { STEP, type LessonPlayer } from '@/stores/media/LessonPlayer'
import { speeds } from '@/stores/media/playerSettings'
import { Cell } from '@/ui/layout/Cell'
import { Choice } from '@/ui/controls/Choice'
import { List } from '@/ui/layout/List'
import { Pressable } from '@/ui/controls/Pressable'
import { Sheet } from '@/ui/layout/Sheet'

type Part = 'speed' | 'quality' | 'chapters'

interface PlayerBarProps {
  readonly player: LessonPlayer
  readonly film: Film
  readonly onNext: (() => void) | undefined
}

/** What the platform's own controls lack: steps, speed, quality, chapters, subtitles, a floating window, the next lesson. */
export const PlayerBar = observer(function PlayerBar({ player, film, onNext }: PlayerBarProps) {
  const [open, setOpen] = useState<Part>()
  const { sources, chapters, cues } = film
  return (
    <View className="player__bar">
      <Act text={player.isPlaying ? '暂停' : '播放'} onPress={player.toggle} testId="player-toggle" />
      <Act text={`−${STEP}秒`} label={`后退${STEP}秒`} onPress={() => player.step(-STEP)} />
      <Act text={`+${STEP}秒`} label={`快进${STEP}秒`} onPress={() => player.step(STEP)} />
      <Act
        text={`${player.speed}×`}
        label={`播放速度，现在${player.speed}倍`}
        onPress={() => setOpen('speed')}
        testId="player-speed"
      />
      {sources.length > 1 ? (
        <Act
          text={player.source?.name ?? ''}
          label={`清晰度，现在${player.source?.name ?? ''}`}
          onPress={() => setOpen('quality')}
          testId="player-quality"
        />
      ) : null}
      {chapters.length > 1 ? (
        <Act text="章节" onPress={() => setOpen('chapters')} testId="player-chapters" />
      ) : null}
      {cues.length > 0 ? (
        <Act
          text={player.isSubtitled ? '字幕开' : '字幕关'}
          label="字幕"
          pressed={player.isSubtitled}
          onPress={player.toggleSubtitles}
          testId="player-subtitles"
        />
      ) : null}
      {video.canFloat() ? <Act text="小窗" label="小窗播放" onPress={player.float} /> : null}
      {onNext ? <Act text="下一讲" onPress={onNext} testId="player-skip" /> : null}
      <PlayerSheets player={player} film={film} open={open} onClose={() => setOpen(undefined)} />
    </View>
  )
})

interface PlayerSheetsProps {
  readonly player: LessonPlayer
  readonly film: Film
  readonly open: Part | undefined
  readonly onClose: () => void
}

/** What is chosen in panels. */
const PlayerSheets = observer(function PlayerSheets({ player, film, open, onClose }: PlayerSheetsProps) {
  const { sources, chapters } = film
  return (
    <>
      <Sheet open={open === 'speed'} onClose={onClose} title="播放速度">
        <Choice
          label="播放速度"
          columns={3}
          options={speeds.map((speed) => ({ key: String(speed), text: `${speed}×` }))}
          value={String(player.speed)}
          onChange={(key) => {
            player.choose(speeds.find((speed) => String(speed) === key) ?? 1)
            onClose()
          }}
        />
      </Sheet>
      <Sheet open={open === 'quality'} onClose={onClose} title="清晰度">
        <Choice
          label="清晰度"
          columns={2}
          options={sources.map(({ quality, name }) => ({ key: String(quality), text: name }))}
          value={String(player.quality)}
          onChange={(key) => {
            player.chooseQuality(Number(key))
            onClose()
          }}
        />
      </Sheet>
      <Sheet open={open === 'chapters'} onClose={onClose} title="章节">
        <List label="章节">
          {chapters.map(({ at, title }) => (
            <Cell
              key={at}
              title={title}
              value={timecode(at)}
              arrow={false}
              onPress={() => {
                player.seek(at)
                onClose()
              }}
            />
          ))}
        </List>
      </Sheet>
    </>
  )
})

interface ActProps {
  readonly text: string
  readonly label?: string
  readonly pressed?: boolean
  readonly onPress: () => void
  readonly testId?: string
}

function Act({ text, label, pressed, onPress, testId }: ActProps) {
  return (
    <Pressable
      className="player__act"
      label={label}
      {...(pressed !== undefined && { role: 'switch', checked: pressed })}
      onPress={onPress}
      testId={testId}
    >
      {text}
    </Pressable>
  )
}
