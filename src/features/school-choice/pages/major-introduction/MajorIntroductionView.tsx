import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { MajorCategories } from '@/blocks/admission/MajorCategories'
import { chooseMajors } from '@/contracts/choose/majors'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { MoreRows } from '@/ui/layout/MoreRows'
import { Loadable } from '@/ui/feedback/Loadable'
import { MajorAbout } from '../../facts/MajorAbout'
import '../../schoolChoice.scss'

/** /yz-info/major-introduction?code=: content and careers of a major; without a code, the catalogue. */
export const MajorIntroductionView = observer(function MajorIntroductionView() {
  const { given } = useRoute()
  const code = given['code']
  return <View className="choice-page">{code ? <MajorAbout code={code} /> : <Catalogue />}</View>
})

function Catalogue() {
  const { navigator } = useStores()
  return (
    <MajorCategories
      draw={(category) => (
        <>
          <Button kind="soft" block onPress={() => void navigator.go('chooseMajorPerceive', {})}>
            不知道选什么？先做专业认知测试
          </Button>
          <Disciplines parent={category} />
        </>
      )}
    />
  )
}

const Disciplines = observer(function Disciplines({ parent }: { readonly parent: string }) {
  const { call, navigator } = useStores()
  const below = useResource(() => call(chooseMajors, { query: { parent } }, { quiet: true }))
  return (
    <Loadable phase={below.phase} skeleton="list" size="small" onRetry={() => void below.load()}>
      {(list) => (
        <List label="一级学科与专业学位">
          <MoreRows
            rows={list.filter(({ kind }) => kind !== 'variant')}
            step={16}
            unit="个专业"
            draw={({ code, name, kind, programmes }) => (
              <Cell
                key={code}
                title={name}
                note={`${code} · ${kind === 'professional' ? '专业学位' : '学术学位'}`}
                value={programmes > 0 ? `${programmes} 个项目` : null}
                onPress={() => void navigator.go('yzInfoMajorIntroduction', { code })}
                testId={`discipline-${code}`}
              />
            )}
          />
        </List>
      )}
    </Loadable>
  )
})
