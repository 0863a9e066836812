import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { books } from '@/contracts/word/books'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Icon } from '@/ui/Icon'
import { Loadable } from '@/ui/feedback/Loadable'
import { Stat } from '@/ui/charts/Stat'
import '../../vocabulary.scss'
import './WordLoginView.scss'

const POINTS = [
  { icon: 'x-target', title: '按考试日期排好', text: '填好考试日期和每天时长，自动排出每天的计划' },
  { icon: 'x-chart', title: '快忘的时候再见', text: '每个词按你的记忆安排复习，记得牢的少看，容易忘的多看' },
  { icon: 'x-offline', title: '没有网也能背', text: '地铁里照样背，联网后自动同步到每台设备' },
] as const

/** /word-login: introduction of the vocabulary, login and start. */
export const WordLoginView = observer(function WordLoginView() {
  const { call, navigator, session, loginFlow } = useStores()
  const found = useResource(() => call(books, {}, { quiet: true }))
  const start = async (): Promise<void> => {
    if (await loginFlow.require()) await navigator.go('vocabularyIndex')
  }
  return (
    <View className="vocab vocab--footed">
      <View className="word-login__hero">
        <View className="word-login__title">把考研单词背到考场上</View>
        <View className="word-login__text">每天几分钟，考试那天还记得</View>
      </View>
      <Loadable phase={found.phase} skeleton="block" size="small" onRetry={() => void found.load()}>
        {([book]) =>
          book ? (
            <Card>
              <View className="vocab__title">{book.title}</View>
              <View className="vocab__note vocab__ask">{book.description}</View>
              <View className="vocab__stats">
                <Stat label="单词" value={book.wordCount} unit="个" />
                <Stat label="阶段" value={book.stageCount} unit="个" />
              </View>
            </Card>
          ) : null
        }
      </Loadable>
      <Card>
        {POINTS.map(({ icon, title, text }) => (
          <View key={title} className="word-login__point">
            <View className="word-login__icon">
              <Icon name={icon} />
            </View>
            <View className="yt-grow">
              <View className="vocab__title">{title}</View>
              <View className="vocab__note">{text}</View>
            </View>
          </View>
        ))}
      </Card>
      <View className="vocab__foot">
        <Button block size="l" onPress={() => void start()} testId="word-start">
          {session.isLoggedIn ? '开始今天的打卡' : '登录并开始打卡'}
        </Button>
      </View>
    </View>
  )
})
