import { pinyin } from 'pinyin-pro'
import { indexTerms, type NameKeys } from '@/domain/admission/searchNames'
import type { admissionNames } from '../../../db/schema/schoolChoice'

type NameRow = typeof admissionNames.$inferInsert

const HAN = /\p{Script=Han}/u

/** Pinyin and initials of a name; Latin names have none. */
const spelled = (name: string): { readonly pinyin: string; readonly initials: string } | undefined => {
  if (!HAN.test(name)) return undefined
  const syllables = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'removed', v: true })
  return {
    pinyin: syllables.join(''),
    initials: syllables.map((syllable) => syllable.charAt(0)).join(''),
  }
}

const keysOf = (names: readonly string[]): NameKeys => {
  const spellings = names.flatMap((name) => spelled(name) ?? [])
  return {
    names,
    pinyin: [...new Set(spellings.map((one) => one.pinyin))],
    initials: [...new Set(spellings.map(({ initials }) => initials))],
  }
}

interface NamedThing extends Pick<NameRow, 'kind' | 'id' | 'note' | 'weight'> {
  readonly names: readonly string[]
}

/** The row by which a thing is found; its first name is the one that is shown. */
export const nameRow = ({ kind, id, note, weight, names }: NamedThing): NameRow => {
  const keys = keysOf(names)
  return {
    kind,
    id,
    name: names[0] ?? id,
    note,
    weight,
    keys,
    terms: indexTerms(keys)
      .map((term) => `'${term}'`)
      .join(' '),
  }
}
