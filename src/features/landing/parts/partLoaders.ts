import type { ComponentType } from 'react'
import type { PromoPage } from '@/contracts/pages/promoPages'
import type { PartProps } from './PartProps'

type Template = Exclude<PromoPage['template'], 'pictures'>

/** Interactive parts by template; each is a lazy chunk. */
export const partLoaders: Readonly<Record<Template, () => Promise<ComponentType<PartProps>>>> = {
  countdown: () => import('./event/CountdownPart').then((loaded) => loaded.CountdownPart),
  live: () => import('./event/LivePart').then((loaded) => loaded.LivePart),
  'paper-practice': () => import('./paper/PracticePart').then((loaded) => loaded.PracticePart),
  'paper-test': () => import('./paper/TestPart').then((loaded) => loaded.TestPart),
  'paper-report': () => import('./paper/ReportPart').then((loaded) => loaded.ReportPart),
  'paper-rank': () => import('./paper/RankPart').then((loaded) => loaded.RankPart),
  'mind-map': () => import('./mindMap/MindMapPart').then((loaded) => loaded.MindMapPart),
  'mind-map-detail': () => import('./mindMap/MindNodePart').then((loaded) => loaded.MindNodePart),
  audio: () => import('./audio/AudioPart').then((loaded) => loaded.AudioPart),
  download: () => import('./download/DownloadPart').then((loaded) => loaded.DownloadPart),
  'improve-info': () => import('./profile/ProfilePart').then((loaded) => loaded.ProfilePart),
  rules: () => import('./article/ArticlePart').then((loaded) => loaded.ArticlePart),
  lectures: () => import('./lectures/LecturesPart').then((loaded) => loaded.LecturesPart),
  application: () => import('./application/ApplicationPart').then((loaded) => loaded.ApplicationPart),
}
