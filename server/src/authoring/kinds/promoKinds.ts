import * as v from 'valibot'
import { promoRowSchema } from '@/contracts/pages/promoRow'
import { articleSchema } from '@/contracts/promo/articles'
import { audioTrackSchema } from '@/contracts/promo/audioTracks'
import { mindNodeSchema } from '@/contracts/promo/mindMaps'
import { posterSchema } from '../../posters/posterSchema'
import { authoredEventSchema, authoredLectureSchema } from '../authoredEvents'
import { authoredPageSchema } from '../authoredPage'
import { authoredPaperSchema } from '../authoredPaper'
import { listBy } from './listBy'
import { text } from './text'

/** Promo pages, their pictures, and what works below them. */
export const promoKinds = {
  files: {
    /** Countdown and live events of catalogue pages, by slug. */
    'promo-events': listBy('slug', authoredEventSchema),
    lectures: listBy('lectureId', authoredLectureSchema),
    /** Recordings; the files lie in content/media. */
    'audio-tracks': listBy('trackId', audioTrackSchema),
  },
  folders: {
    pages: authoredPageSchema,
    /** A family of promo pages a file. */
    catalogue: v.array(promoRowSchema),
    posters: posterSchema,
    papers: authoredPaperSchema,
    'mind-maps': v.object({
      title: text,
      subject: text,
      order: v.optional(v.number(), 0),
      root: mindNodeSchema,
    }),
    /** Articles below the pictures of the page with the same slug. */
    articles: articleSchema,
  },
} as const
