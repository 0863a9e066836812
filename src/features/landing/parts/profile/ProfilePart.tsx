import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { student } from '@/contracts/gaoshou/student'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { Empty } from '@/ui/feedback/Empty'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { ProgressRing } from '@/ui/charts/ProgressRing'
import { Tag } from '@/ui/feedback/Tag'
import { profileFields } from './profileFields'

/** How complete the profile is, what is missing, and the way to the form. */
export const ProfilePart = observer(function ProfilePart() {
  const { session, loginFlow } = useStores()
  if (session.isLoggedIn) return <Profile />
  return (
    <Empty
      size="small"
      art="locked"
      title="登录后看你还差哪几项"
      hint="填完院校、专业和考试年份，计划、题库和老师都按你的情况来"
      action={{ text: '登录', onPress: () => void loginFlow.require() }}
    />
  )
})

const Profile = observer(function Profile() {
  const { call, session, navigator } = useStores()
  const record = useResource(() =>
    call(student, { params: { uid: session.uid }, query: {} }, { quiet: true }),
  )
  return (
    <Loadable phase={record.phase} skeleton="list" size="small" onRetry={() => void record.load()}>
      {(known) => {
        const fields = profileFields(known)
        const there = fields.filter(({ isThere }) => isThere).length
        return (
          <View className="part__stack">
            <Card>
              <View className="part__row">
                <ProgressRing value={there / fields.length} label="资料完整度" />
                <View className="yt-grow">
                  <View className="part__title">
                    {there === fields.length ? '资料已完整' : `还差 ${fields.length - there} 项`}
                  </View>
                  <View className="part__note">资料只用来排计划和分配老师，你可以随时改</View>
                </View>
              </View>
            </Card>
            <List label="资料各项">
              {fields.map(({ text, isThere }) => (
                <Cell
                  key={text}
                  title={text}
                  value={<Tag tone={isThere ? 'success' : 'warning'}>{isThere ? '已填' : '待填'}</Tag>}
                />
              ))}
            </List>
            <Button block size="l" onPress={() => void navigator.go('improveInfo')}>
              {there === fields.length ? '修改资料' : '去完善'}
            </Button>
          </View>
        )
      }}
    </Loadable>
  )
})
