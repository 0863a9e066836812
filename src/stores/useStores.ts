import { createContext, useContext } from 'react'
import type { Stores } from './Stores'

/** Hands the stores to every page; filled by app.tsx. */
export const StoresContext = createContext<Stores | undefined>(undefined)

/** The stores of the app. */
export const useStores = (): Stores => {
  const stores = useContext(StoresContext)
  if (!stores) throw new Error('useStores needs a StoresContext above it')
  return stores
}
