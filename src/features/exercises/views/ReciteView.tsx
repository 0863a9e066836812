import type { ComponentType } from 'react'
import { useRoute } from '@/stores/useRoute'
import { ReciteByChapter } from '../components/ReciteByChapter'
import { ReciteByDue } from '../components/ReciteByDue'
import { ReciteByPlan } from '../components/ReciteByPlan'
import { type EditionKey, editionOf } from '../models/reciteEditions'
import '../exercises.scss'

const homes: Readonly<Record<EditionKey, ComponentType>> = {
  first: ReciteByChapter,
  second: ReciteByPlan,
  third: ReciteByDue,
}

/** /exercises/recite, /exercises/v2/recite and /exercises/v3/recite: what there is to recite, as each edition has it. */
export function ReciteView() {
  const Home = homes[editionOf(useRoute().given)]
  return <Home />
}
