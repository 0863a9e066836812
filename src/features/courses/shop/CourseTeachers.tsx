import { PersonCard } from '@/blocks/cards/PersonCard'
import type { GoodsDetail } from '@/contracts/course/goods'

/** Who teaches. */
export function CourseTeachers({ goods }: { readonly goods: GoodsDetail }) {
  return (
    <>
      {goods.teachers.map(({ id, name, avatar, title, introduction }) => (
        <PersonCard key={id} name={name} avatar={avatar} note={title} text={introduction} size="l" />
      ))}
    </>
  )
}
