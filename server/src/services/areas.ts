import type { Area } from './Area'
import { assistantArea } from './assistant/area'
import { authArea } from './auth/area'
import { baoyanArea } from './baoyan/area'
import { baseArea } from './base/area'
import { chooseArea } from './choose/area'
import { communityArea } from './community/area'
import { courseArea } from './course/area'
import { enrolmentArea } from './enrolment/area'
import { exerciseArea } from './exercise/area'
import { gaoshouArea } from './gaoshou/area'
import { growthArea } from './growth/area'
import { learningArea } from './learning/area'
import { libraryArea } from './library/area'
import { listeningArea } from './listening/area'
import { liveArea } from './live/area'
import { progressArea } from './progress/area'
import { promoArea } from './promo/area'
import { salesArea } from './sales/area'
import { scoreArea } from './score/area'
import { staffArea } from './staff/area'
import { statisticsArea } from './statistics/area'
import { trackingArea } from './tracking/area'
import { wordArea } from './word/area'

/** The areas of the backend: routes, content, chores, all calls, and what happens to accounts derive from this list. */
export const areas: readonly Area[] = [
  assistantArea,
  authArea,
  baoyanArea,
  baseArea,
  chooseArea,
  communityArea,
  courseArea,
  enrolmentArea,
  exerciseArea,
  gaoshouArea,
  growthArea,
  learningArea,
  libraryArea,
  listeningArea,
  liveArea,
  progressArea,
  promoArea,
  salesArea,
  scoreArea,
  staffArea,
  statisticsArea,
  trackingArea,
  wordArea,
]
