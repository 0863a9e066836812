import { act, render, type RenderResult } from '@testing-library/react'
import type { ReactElement } from 'react'
import type { AppStores } from '@/app/createStores'
import type { Query } from '@/lib/query'
import { everyRow } from '@/routes/everyRow'
import type { RouteId } from '@/routes/table'
import { type PageDescription, RouteContext } from '@/stores/page/useRoute'
import { StoresContext } from '@/stores/useStores'

/** What a page says its title is stands where a browser shows it. */
const entitle = ({ title }: PageDescription): void => {
  if (title !== undefined) document.title = title
}

/** Draws a view with stores and row around it, as PageShell would. */
export const renderIn = (
  stores: AppStores,
  view: ReactElement,
  id: RouteId = 'home',
  given: Query = {},
): RenderResult =>
  render(
    <StoresContext.Provider value={stores}>
      <RouteContext.Provider value={{ id, row: everyRow[id], given, describe: entitle }}>
        {view}
      </RouteContext.Provider>
    </StoresContext.Provider>,
  )

/** Lets answers arrive and be drawn; with fake timers, `ms` pass meanwhile. */
export const arrive = (ms = 0): Promise<void> =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms)
  })
