import type { TutorRow } from '@/contracts/baoyan/catalogue'

export const recruitingNames: Readonly<Record<TutorRow['recruiting'], string>> = {
  open: '招收推免生',
  few: '名额不多',
  closed: '今年不招',
  unknown: '未公布',
}

export const recruitingTones: Readonly<Record<TutorRow['recruiting'], 'success' | 'warning' | 'plain'>> = {
  open: 'success',
  few: 'warning',
  closed: 'plain',
  unknown: 'plain',
}
