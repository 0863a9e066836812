import * as v from 'valibot'
import { defineCall } from '../define'
import { lineSchema, personNameSchema, titleSchema } from '../freeTexts'
import { doneSchema, idSchema, phoneSchema, uidParams, uidSchema } from '../scalars'

const placeSchema = v.pipe(titleSchema(40), v.minLength(1, '请选择所在地区'))

/** Fields of the address form. Region codes have six digits by the national standard. */
export const addressFieldsSchema = v.object({
  receiver: personNameSchema,
  phone: phoneSchema,
  regionCode: v.pipe(v.string(), v.regex(/^\d{6}$/, '请选择所在地区')),
  province: placeSchema,
  city: placeSchema,
  district: v.optional(titleSchema(40), ''),
  detail: v.pipe(lineSchema(120), v.minLength(1, '请填写详细地址')),
  isDefault: v.optional(v.boolean(), false),
})
export type AddressFields = v.InferOutput<typeof addressFieldsSchema>

export const addressSchema = v.object({
  addressId: v.string(),
  receiver: v.string(),
  phone: v.string(),
  regionCode: v.string(),
  province: v.string(),
  city: v.string(),
  district: v.string(),
  detail: v.string(),
  isDefault: v.boolean(),
})
export type Address = v.InferOutput<typeof addressSchema>

const addressParams = v.object({ uid: uidSchema, addressId: idSchema })

export const addresses = defineCall({
  id: 'course.addresses',
  allows: 'owner',
  method: 'GET',
  path: '/course/v1/users/{uid}/addresses',
  summary: 'Addresses of the user, the default one first; at most twenty.',
  params: uidParams,
  lists: { bounded: 'twenty of a user' },
  response: v.array(addressSchema),
  hideLoading: true,
  assumed: true,
})

export const address = defineCall({
  id: 'course.address',
  allows: 'owner',
  method: 'GET',
  path: '/course/v1/users/{uid}/addresses/{addressId}',
  summary: 'One address of the user.',
  params: addressParams,
  response: addressSchema,
  hideLoading: true,
  assumed: true,
})

export const createAddress = defineCall({
  id: 'course.createAddress',
  allows: 'owner',
  method: 'POST',
  path: '/course/v1/users/{uid}/addresses',
  summary: 'Add an address; the first one becomes the default.',
  params: uidParams,
  body: addressFieldsSchema,
  response: addressSchema,
  assumed: true,
})

export const updateAddress = defineCall({
  id: 'course.updateAddress',
  allows: 'owner',
  method: 'PUT',
  path: '/course/v1/users/{uid}/addresses/{addressId}',
  summary: 'Replace an address.',
  params: addressParams,
  body: addressFieldsSchema,
  response: addressSchema,
  assumed: true,
})

export const deleteAddress = defineCall({
  id: 'course.deleteAddress',
  allows: 'owner',
  method: 'DELETE',
  path: '/course/v1/users/{uid}/addresses/{addressId}',
  summary: 'Remove an address; another becomes the default when it was the default.',
  params: addressParams,
  response: doneSchema,
  assumed: true,
})
