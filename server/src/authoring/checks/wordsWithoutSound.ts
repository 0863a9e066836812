import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { soundPath } from '@/domain/vocabulary/soundPath'
import { wordId } from '@/domain/vocabulary/wordId'
import type { Content } from '../Content'
import { wordKinds } from '../kinds/wordKinds'

/** The words of a content folder that have no recording: nothing is wrong with them, `npm run sounds` makes it. */
export const wordsWithoutSound = (content: Content, contentDir: string): readonly string[] =>
  [...content.of(wordKinds).words.values()]
    .flat()
    .map(({ word }) => word)
    .filter((word) => !existsSync(join(contentDir, soundPath(wordId(word)))))
