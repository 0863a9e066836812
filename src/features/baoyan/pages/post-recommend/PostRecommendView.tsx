import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { SampleTag } from '@/blocks/admission/FactSource'
import { recommendOffers, type SchoolOffer } from '@/contracts/baoyan/profile'
import type { CallOutput } from '@/contracts/define'
import { type OfferBand, offerBandNames } from '@/domain/baoyan/offerModel'
import { Task } from '@/stores/page/Task'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Tag } from '@/ui/feedback/Tag'
import { Card } from '@/ui/layout/Card'
import { FootBar } from '@/ui/layout/FootBar'
import { Section } from '@/ui/layout/Section'
import { Points } from '../../parts'
import { GpaTable, ProfileFields } from '../../profile/ProfileFields'
import { ProfileStore } from '../../profile/ProfileStore'
import { ResultHistory } from '../../profile/ResultHistory'
import '../../baoyan.scss'

type Result = CallOutput<typeof recommendOffers>

const BANDS = [
  ['reach', '有机会，但不能只选它'],
  ['match', '大致相当'],
  ['safety', '把握较大'],
] as const satisfies readonly (readonly [OfferBand, string])[]
const FIRST_SHOWN = 4

/** /rearch/postRecommend: reach, match and safety schools for the background, with reasons and what would help. */
export const PostRecommendView = observer(function PostRecommendView() {
  const stores = useStores()
  const store = usePageStore(() => new ProfileStore(stores))
  const [task] = useState(() => new Task())
  const [isAsked, setAsked] = useState(false)
  const [result, setResult] = useState<Result>()
  if (!store.isReady) return <Skeleton variant="detail" />
  const recommend = async (): Promise<void> => {
    setAsked(true)
    if (Object.keys(store.problems).length > 0) return stores.ui.say('请先把标红的地方填好')
    const params = { uid: stores.session.uid }
    await task.succeeds(async () =>
      setResult(await stores.call(recommendOffers, { params, body: { profile: store.profile } })),
    )
  }
  return (
    <View className="baoyan-page baoyan-page--bar">
      {result ? <Found result={result} onBack={() => setResult(undefined)} /> : null}
      {result ? null : <ProfileFields store={store} isAsked={isAsked} />}
      {result ? null : <GpaTable />}
      <ResultHistory kind="recommend" turn={result?.resultId ?? ''} />
      <FootBar>
        {result ? (
          <Button kind="soft" block onPress={() => setResult(undefined)} testId="recommend-again">
            改背景再算
          </Button>
        ) : (
          <Button block loading={task.isRunning} onPress={() => void recommend()} testId="recommend-go">
            推荐院校
          </Button>
        )}
      </FootBar>
    </View>
  )
})

function Found({ result, onBack }: { readonly result: Result; readonly onBack: () => void }) {
  const { percent, list, insufficient, below, cases } = result
  return (
    <>
      <Card>
        <View className="baoyan-column">
          <View className="baoyan-row">
            <View className="baoyan-title yt-grow">{`绩点折合百分制 ${percent} 分`}</View>
            <SampleTag />
          </View>
          <View className="baoyan-note">
            {`可能性由 ${cases} 条示例案例拟合，只说明大致位置，不代表学校的决定。数据不足 ${insufficient} 所，差距较大 ${below} 所。`}
          </View>
        </View>
      </Card>
      {list.length === 0 ? (
        <Empty
          size="small"
          title={insufficient > 0 ? '数据不足' : '暂时没有合适的院校'}
          hint={insufficient > 0 ? '相近的案例太少，不给没有依据的结果' : '改一改背景，看看哪项提高最有用'}
          action={{ text: '改背景', onPress: onBack }}
        />
      ) : null}
      {BANDS.map(([band, note]) => (
        <Band key={band} band={band} note={note} offers={list.filter((one) => one.band === band)} />
      ))}
    </>
  )
}

interface BandProps {
  readonly band: OfferBand
  readonly note: string
  readonly offers: readonly SchoolOffer[]
}

function Band({ band, note, offers }: BandProps) {
  const [isOpen, setOpen] = useState(false)
  if (offers.length === 0) return null
  const shown = isOpen ? offers : offers.slice(0, FIRST_SHOWN)
  return (
    <Card>
      <Section title={`${offerBandNames[band]} · ${offers.length} 所`} note={note}>
        <View className="baoyan-column">
          {shown.map((offer) => (
            <Offer key={offer.schoolId} offer={offer} />
          ))}
          {shown.length < offers.length ? (
            <Button
              kind="ghost"
              block
              label={`展开全部${offerBandNames[band]}的院校`}
              onPress={() => setOpen(true)}
            >
              展开全部
            </Button>
          ) : null}
        </View>
      </Section>
    </Card>
  )
}

function Offer({ offer }: { readonly offer: SchoolOffer }) {
  const { navigator } = useStores()
  const { schoolId, name, chance, reasons, moves } = offer
  return (
    <View className="baoyan-column">
      <View className="baoyan-row">
        <View className="baoyan-text yt-grow">{name}</View>
        <Tag tone="brand">{`约 ${chance}%`}</Tag>
        <Button
          kind="ghost"
          size="s"
          label={`看通知：${name}`}
          onPress={() => void navigator.go('exemptionExamFree', { school: schoolId, schoolNames: name })}
        >
          看通知
        </Button>
      </View>
      <Points texts={[...reasons, ...moves.map((move) => `${move.text}，可能性约 ${move.chance}%`)]} />
    </View>
  )
}
