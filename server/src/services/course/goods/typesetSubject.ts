import type { AuthoredPoint, AuthoredSubject } from '@/contracts/course/points'
import { withRooms } from '../../../formulas/authoredFormulas'

const typesetPoint = (point: AuthoredPoint): AuthoredPoint => ({
  ...point,
  text: point.text.map(withRooms),
  cards: point.cards.map((card) => ({ ...card, front: withRooms(card.front), back: withRooms(card.back) })),
})

/** A subject as it is loaded: each formula of its points and cards with the room that its picture takes. */
export const typesetSubject = (subject: AuthoredSubject): AuthoredSubject => ({
  ...subject,
  chapters: subject.chapters.map(({ title, points }) => ({ title, points: points.map(typesetPoint) })),
})
