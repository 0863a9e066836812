import { View } from '@tarojs/components'
import type { Film } from '@/contracts/course/lessons'
import { textFile } from '@/platform/textFile'
import { clipboard } from '@/platform/clipboard'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'

/** What the teacher hands out, to read and to keep. */
export function LessonHandout({ film }: { readonly film: Film | undefined }) {
  const { ui } = useStores()
  const handout = film?.handout
  if (!handout) return <Empty size="small" title="这一讲没有讲义" hint="老师补充后会在这里" />
  const { title, lines } = handout
  const keep = async (): Promise<void> => {
    const text = [title, '', ...lines].join('\n')
    if (await textFile.give(`${title}.txt`, text)) return
    ui.say((await clipboard.write(text)) ? '讲义已复制' : '没有保存成功，请再试一次')
  }
  return (
    <>
      <Card>
        {lines.map((line, index) => (
          <View key={index} className="lesson__line">
            {line}
          </View>
        ))}
      </Card>
      <Button block kind="soft" onPress={() => void keep()} testId="handout-keep">
        保存讲义
      </Button>
    </>
  )
}
