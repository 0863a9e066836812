import type { Area } from '../Area'
import { chooseContent } from './chooseContent'

/** School choice and graduate information. */
export const chooseArea: Area = {
  name: 'choose',
  contracts: [],
  content: chooseContent,
  start: () => ({ routes: () => undefined }),
}
