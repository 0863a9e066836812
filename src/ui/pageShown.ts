import { createContext, useContext } from 'react'

/** Whether the page around is the one on screen: pages below another stay mounted. The shell of a page says it. */
export const PageShownContext = createContext(true)

/** For everything that runs by the clock: under another page it rests, and goes on when the page is back. */
export const useIsPageShown = (): boolean => useContext(PageShownContext)
