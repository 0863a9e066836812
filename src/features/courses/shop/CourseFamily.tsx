import { observer } from 'mobx-react'
import { courseTypeFamily, type GoodsDetail } from '@/contracts/course/goods'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'

/** Class types like that of a course, each with its goods of the same term; nothing where there are none. */
export const CourseFamily = observer(function CourseFamily({ goods }: { readonly goods: GoodsDetail }) {
  const { call, navigator } = useStores()
  const { classType, term } = goods
  const family = useResource(() => call(courseTypeFamily, { params: { id: classType } }, { quiet: true }))
  const others = (family.value ?? []).flatMap(({ code, name, terms }) => {
    const offered = terms.find((one) => one.term === term)
    return code === classType || !offered ? [] : [{ name, goodsId: offered.goodsId }]
  })
  if (others.length === 0) return null
  return (
    <List title="同系列班型">
      {others.map(({ goodsId, name }) => (
        <Cell
          key={goodsId}
          title={name}
          onPress={() => void navigator.go('coursesDetail', { goodsId })}
          testId={`family-${goodsId}`}
        />
      ))}
    </List>
  )
})
