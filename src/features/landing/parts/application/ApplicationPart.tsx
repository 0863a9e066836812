import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Icon } from '@/ui/Icon'
import { Steps } from '@/ui/feedback/Steps'
import { TextLink } from '@/ui/controls/TextLink'
import { LeadRequests } from '@/stores/account/LeadRequests'
import { dayText } from '@/lib/dayText'
import type { PartProps } from '../PartProps'
import { applicationOf } from './applicationOf'

/** The steps of an application, with the state of the visitor's own. */
export const ApplicationPart = observer(function ApplicationPart({ row }: PartProps) {
  const stores = useStores()
  const { session, loginFlow } = stores
  const asked = usePageStore(() => new LeadRequests(stores))
  const { title, pitch, button, needsSchool, kind, verb, steps } = applicationOf(row)
  // The three pages about campus managers are one application.
  const key = `application:${row.family === 'campus-manager' ? row.family : row.slug}`
  const sentAt = asked.times.get(key)
  const look = async (): Promise<void> => {
    if (await loginFlow.require()) await asked.load()
  }
  return (
    <View className="part__stack">
      <Card>
        <View className="part__stack">
          <View className="part__title">{sentAt === undefined ? title : `已收到你的${kind}`}</View>
          {sentAt === undefined ? (
            <>
              <View className="part__note">{pitch}</View>
              <Button
                block
                size="l"
                onPress={() => void asked.ask(key, title, { vacation: needsSchool })}
                testId="apply"
              >
                {button}
              </Button>
              {session.isLoggedIn ? null : (
                <TextLink onPress={() => void look()}>{verb}过？登录看进度</TextLink>
              )}
            </>
          ) : (
            <View className="part__row">
              <Icon name="done" />
              <View>
                {dayText(sentAt)} {verb}，请留意电话
              </View>
            </View>
          )}
        </View>
      </Card>
      <Card>
        <Steps
          direction="column"
          label={`${kind}步骤`}
          current={sentAt === undefined ? 0 : 1}
          items={steps}
        />
      </Card>
    </View>
  )
})
