import * as v from 'valibot'
import { picturesSchema } from '../community/pictures'
import { defineCall } from '../define'
import { sheetParams } from './papers'

const photosSchema = v.object({ pictures: v.array(v.string()) })

export const sheetPhotos = defineCall({
  id: 'score.sheetPhotos',
  allows: 'owner',
  method: 'GET',
  path: '/score/v1/users/{uid}/sheets/{id}/photos',
  summary: 'Photos of the own answer sheet of a paper, for the learner alone.',
  params: sheetParams,
  lists: 'single',
  response: photosSchema,
  hideLoading: true,
  assumed: true,
})

export const saveSheetPhotos = defineCall({
  id: 'score.saveSheetPhotos',
  allows: 'owner',
  method: 'PUT',
  path: '/score/v1/users/{uid}/sheets/{id}/photos',
  summary: 'Replace the photos of the own answer sheet by uploads of the learner; nine at most.',
  params: sheetParams,
  body: v.object({ pictures: picturesSchema }),
  response: photosSchema,
  assumed: true,
})
