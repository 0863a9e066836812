import { useEffect, useState } from 'react'
import { storage } from '@/platform/storage'
import { openStream } from '@/platform/stream'
import { siteConfig } from '@/stores/siteConfig'
import type { Stores } from '@/stores/Stores'
import { useStores } from '@/stores/useStores'
import { LeadListener } from './LeadListener'
import { NewLeadSound } from './NewLeadSound'
import { StaffClient } from './StaffClient'

/** State shared by the pages of the area. */
export interface StaffWorld {
  readonly staff: StaffClient
  readonly leads: LeadListener
  readonly sound: NewLeadSound
}

/** One for the life of the app, made with the first page of the area. */
const worlds = new WeakMap<Stores, StaffWorld>()

const makeWorld = (stores: Stores): StaffWorld => {
  const { call, identify, ui, clock } = stores
  const staff = new StaffClient({ call, storage: storage.local, now: clock.now })
  const sound = new NewLeadSound(storage.local)
  const leads = new LeadListener({
    ...{ staff, identify, ui },
    open: openStream,
    apiBase: siteConfig.apiBase,
    setTimeout: (run, ms) => setTimeout(run, ms),
    ring: sound.ring,
  })
  return { staff, leads, sound }
}

const worldOf = (stores: Stores): StaffWorld => {
  const known = worlds.get(stores) ?? makeWorld(stores)
  worlds.set(stores, known)
  return known
}

/** The session of staff and the stream of new leads. */
export const useStaffWorld = (): StaffWorld => {
  const stores = useStores()
  const [world] = useState(() => worldOf(stores))
  return world
}

export const useStaff = (): StaffClient => useStaffWorld().staff

/** Listens for new leads while a page of the area is there. */
export const useNewLeads = (): LeadListener => {
  const { staff, leads } = useStaffWorld()
  const isReading = staff.may('clues.read')
  useEffect(() => leads.join(), [leads])
  useEffect(() => {
    if (isReading) leads.run()
  }, [leads, isReading])
  return leads
}
