import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { Pages } from '@/blocks/Pages'
import { ownExperience, type OwnExperienceRow, ownExperiences } from '@/contracts/baoyan/experiences'
import { relativeTime } from '@/lib/relativeTime'
import { PagedList } from '@/stores/page/PagedList'
import { usePageStore } from '@/stores/page/usePageStore'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Tag } from '@/ui/feedback/Tag'
import { Cell } from '@/ui/layout/Cell'
import { ExperienceEditor } from './ExperienceEditor'
import { hasDraft } from './ExperienceForm'
import { OwnActions } from './OwnActions'

const NEW = 'new'
const stateNames = { pending: '审核中', public: '已发布', rejected: '未通过' } as const
const stateTones = { pending: 'warning', public: 'success', rejected: 'danger' } as const

/** The state of an own post, with the reason of a refusal. */
const stateOf = ({ state, reason }: OwnExperienceRow): string =>
  reason ? `${stateNames[state]}：${reason}` : stateNames[state]

/** Own experience posts with their states, and the form that writes or changes one. */
export const OwnExperiences = observer(function OwnExperiences({
  fields,
}: {
  readonly fields: readonly string[]
}) {
  const stores = useStores()
  const { session, loginFlow } = stores
  const [open, setOpen] = useState<string>()
  const back = (): void => setOpen(undefined)
  if (open === NEW) return <ExperienceEditor fields={fields} onSent={back} onBack={back} />
  if (open !== undefined) return <Opened key={open} id={open} fields={fields} onBack={back} />
  return (
    <View className="baoyan-column">
      <Button block onPress={() => setOpen(NEW)} testId="experience-write">
        {hasDraft(stores) ? '继续写没发出的经验' : '写我的保研经验'}
      </Button>
      {session.isLoggedIn ? (
        <Rows key={session.uid} onOpen={setOpen} />
      ) : (
        <Empty
          size="small"
          title="登录后看到自己发布的经验"
          hint="可以先写，提交时再登录，内容不会丢"
          action={{ text: '登录', onPress: () => void loginFlow.require() }}
        />
      )}
    </View>
  )
})

const Rows = observer(function Rows({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const { call, session, clock } = useStores()
  const pages = usePageStore(
    () =>
      new PagedList<OwnExperienceRow>({
        fetch: (page) =>
          call(ownExperiences, { params: { uid: session.uid }, query: { page, size: 20 } }, { quiet: true }),
        idOf: ({ experienceId }) => experienceId,
      }),
  )
  return (
    <Pages
      pages={pages}
      label="我的经验"
      draw={(row) => (
        <Cell
          key={row.experienceId}
          title={row.title}
          note={
            <View>
              <Tag tone={stateTones[row.state]}>{stateOf(row)}</Tag>
              {` ${relativeTime(row.changedAt, clock.now())}`}
            </View>
          }
          onPress={() => onOpen(row.experienceId)}
          testId={`own-${row.experienceId}`}
        />
      )}
      empty={<Empty size="small" title="还没有写过经验" hint="写下背景、结果、时间线和建议，帮到下一届" />}
    />
  )
})

interface OpenedProps {
  readonly id: string
  readonly fields: readonly string[]
  readonly onBack: () => void
}

const Opened = observer(function Opened({ id, fields, onBack }: OpenedProps) {
  const { call, session } = useStores()
  const found = useResource(
    () => call(ownExperience, { params: { uid: session.uid, id } }, { quiet: true }),
    id,
  )
  return (
    <View className="baoyan-column">
      <View>
        <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
          {(edited) => (
            <View className="baoyan-column">
              <View className="baoyan-text">{stateOf(edited)}</View>
              <OwnActions edited={edited} onGone={onBack} />
              <ExperienceEditor fields={fields} edited={edited} onSent={onBack} onBack={onBack} />
            </View>
          )}
        </Loadable>
      </View>
      {found.phase.kind === 'failed' ? (
        <Button kind="ghost" block onPress={onBack}>
          返回列表
        </Button>
      ) : null}
    </View>
  )
})
