import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useRef, useState } from 'react'
import type { Film } from '@/contracts/course/lessons'
import type { LessonProgress } from '@/contracts/course/watching'
import { timecode } from '@/domain/courses/timecode'
import { absoluteAddress } from '@/lib/absoluteAddress'
import { maskPhone } from '@/lib/text/maskPhone'
import { newId } from '@/lib/newId'
import { storage } from '@/platform/storage'
import { video, videoDefaults } from '@/platform/video'
import { visibility } from '@/platform/visibility'
import { LessonPlayer, STEP } from '@/stores/media/LessonPlayer'
import { siteConfig } from '@/stores/siteConfig'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { WatchLog } from '@/stores/media/WatchLog'
import { Button } from '@/ui/controls/Button'
import { useKeys } from '@/ui/controls/keys'
import { TextLink } from '@/ui/controls/TextLink'
import { VideoBox } from '@/ui/media/videoBox'
import './Player.scss'
import { PlayerBar } from './PlayerBar'

const PLAYER = 'lesson-video'
/** A finger that stays so long wants it faster. */
const HOLD_MS = 450

interface PlayerProps {
  readonly goodsId: string
  readonly lessonId: string
  readonly title: string
  readonly film: Film
  /** How far the learner is, over all devices. */
  readonly stand: LessonProgress
  /** Whether the film begins by itself: its learner came out of the lesson before. */
  readonly goesOn: boolean
  /** The lesson that follows: its title, and what opens it. */
  readonly next?: { readonly title: string; readonly open: () => void } | undefined
  /** Fetches the lesson again: the addresses of a film expire. */
  readonly onReload: () => void
  /** Called when all retries have failed. */
  readonly onFailed?: (() => void) | undefined
  /** Called with the learner's progress. */
  readonly onStand?: (stand: LessonProgress) => void
  /** Called when the first frame is shown. */
  readonly onReady?: (() => void) | undefined
  /** Given the player, for notes and the like. */
  readonly onPlayer?: (player: LessonPlayer) => void
}

const usePlayer = (props: PlayerProps) => {
  const { call, outbox, session, clock } = useStores()
  const [opened] = useState(() => {
    const { goodsId, lessonId, film, stand, goesOn, next } = props
    const log = new WatchLog(
      {
        storage: storage.local,
        call,
        outbox,
        uid: session.uid,
        now: clock.now,
        newId,
        onStand: props.onStand,
      },
      { goodsId, lessonId, length: film.seconds },
    )
    const resumedAt = log.resumeAt(stand)
    const player = new LessonPlayer({
      film,
      handle: video.handleOf(PLAYER),
      visibility,
      storage: storage.local,
      log,
      startAt: resumedAt,
      isMetered: video.isMetered,
      goesOn,
      onNext: next?.open,
      setInterval: (run, ms) => setInterval(run, ms),
      clearInterval: (timer) => clearInterval(timer as number | undefined),
    })
    props.onPlayer?.(player)
    return { player, resumedAt }
  })
  usePageStore(() => opened.player)
  return opened
}

/**
 * A lesson's film with all that a learner does with it; the same on both targets, over the platform's own player. One for a
 * page; another lesson is another player (`key`).
 */
export const Player = observer(function Player(props: PlayerProps) {
  const { title, film, next, onReload, onReady, onFailed } = props
  const { player, resumedAt } = usePlayer(props)
  useKeys({
    ' ': player.toggle,
    k: player.toggle,
    arrowleft: () => player.step(-STEP),
    arrowright: () => player.step(STEP),
    c: player.toggleSubtitles,
    ...(next && { n: player.playNext }),
  })
  return (
    <View className="player">
      <Stage
        player={player}
        film={film}
        title={title}
        onReload={onReload}
        onReady={onReady}
        onFailed={onFailed}
      />
      <Resumed place={resumedAt} onAnew={() => player.seek(0)} />
      {player.nextIn === undefined || !next ? null : (
        <View className="player__next">
          <View className="yt-grow">
            {player.nextIn} 秒后播放下一讲：{next.title}
          </View>
          <Button size="s" kind="ghost" onPress={player.cancelNext} testId="player-stay">
            取消
          </Button>
          <Button size="s" onPress={player.playNext} testId="player-next">
            立即播放
          </Button>
        </View>
      )}
      <PlayerBar player={player} film={film} onNext={next ? player.playNext : undefined} />
    </View>
  )
})

interface StageProps extends Pick<PlayerProps, 'film' | 'title' | 'onReload' | 'onReady' | 'onFailed'> {
  readonly player: LessonPlayer
}

/** The picture, or why there is none. */
const Stage = observer(function Stage(props: StageProps) {
  const { player, film, title, onReload, onReady, onFailed } = props
  const { session } = useStores()
  const hold = useHold(player)
  const { source, phase } = player
  if (phase === 'failed' || !source) return <Failed player={player} onReload={onReload} onFailed={onFailed} />
  if (phase === 'asking') return <MobileData onAgree={player.agree} />
  if (phase === 'opening') return <View className="player__blank" />
  const addressOf = (url: string): string => absoluteAddress(url, siteConfig.apiBase)
  return (
    <View className="player__stage" {...hold}>
      <VideoBox
        key={player.turn}
        id={PLAYER}
        src={addressOf(source.url)}
        provided={player.provided}
        poster={addressOf(film.poster)}
        label={title}
        volume={videoDefaults.volume}
        startAt={player.startAt}
        autoplay={player.goesOn}
        subtitles={{ cues: film.cues, url: film.subtitles && addressOf(film.subtitles) }}
        isSubtitled={player.isSubtitled}
        onReady={onReady}
        onPlay={player.began}
        onPause={player.rested}
        onEnded={player.ended}
        onError={player.broke}
        onWaiting={player.waited}
        onTime={player.at}
      />
      <View className="player__mark">{maskPhone(session.user.phone) || session.uid}</View>
      {player.isHeld ? <View className="player__fast">2 倍速播放中</View> : null}
    </View>
  )
})

/** Handlers of the picture: a finger that stays plays twice as fast. */
const useHold = (player: LessonPlayer): object => {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const end = (): void => {
    clearTimeout(timer.current)
    player.hold(false)
  }
  return {
    onTouchStart: () => {
      timer.current = setTimeout(() => player.hold(true), HOLD_MS)
    },
    onTouchMove: () => clearTimeout(timer.current),
    onTouchEnd: end,
    onTouchCancel: end,
  }
}

type FailedProps = Pick<StageProps, 'player' | 'onReload' | 'onFailed'>

function Failed({ player, onReload, onFailed }: FailedProps) {
  useEffect(() => onFailed?.(), [])
  const again = (): void => {
    player.retry()
    onReload()
  }
  return (
    <View className="player__blank">
      <View>视频没有加载出来（V101），请检查网络后重试</View>
      <Button size="s" icon="refresh" onPress={again} testId="player-retry">
        重试
      </Button>
    </View>
  )
}

function MobileData({ onAgree }: { readonly onAgree: () => void }) {
  return (
    <View className="player__blank">
      <View>你正在使用移动数据，播放会消耗流量</View>
      <Button size="s" icon="play" onPress={onAgree} testId="player-agree">
        继续播放
      </Button>
    </View>
  )
}

interface ResumedProps {
  readonly place: number
  readonly onAnew: () => void
}

/** Says where it goes on, and offers the beginning. */
function Resumed({ place, onAnew }: ResumedProps) {
  const [isShown, setShown] = useState(place > 0)
  if (!isShown) return null
  const anew = (): void => {
    setShown(false)
    onAnew()
  }
  return (
    <View className="player__note">
      <View className="yt-grow">上次看到 {timecode(place)}，从这里继续</View>
      <TextLink onPress={anew}>从头看</TextLink>
    </View>
  )
}
