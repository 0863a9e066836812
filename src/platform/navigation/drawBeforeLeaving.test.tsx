import { Current } from '@tarojs/runtime'
import React, { type ReactNode } from 'react'
import { drawBeforeLeaving, type PageApp } from './drawBeforeLeaving'

interface StartedApp {
  onLaunch(options: object): void
}
// Neither comes with types of its own.
const { createReactApp } = jest.requireActual<{
  createReactApp(app: typeof App, react: typeof React, dom: object, config: object): StartedApp
}>('@tarojs/plugin-framework-react/dist/runtime.js')
const dom = jest.requireActual<object>('react-dom/client')

const App = ({ children }: { children?: ReactNode }): ReactNode => children
const Page = (): ReactNode => 'page'

const standing = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('.taro_page')].map(({ id }) => id)

/** Taro's own app, as its generated entry makes it. */
const start = async (): Promise<PageApp> => {
  document.body.innerHTML = '<div id="app"></div>'
  createReactApp(App, React, dom, {}).onLaunch({})
  const app = Current.app as unknown as PageApp
  await new Promise<void>((drawn) => app.mount(Page, 'below', drawn))
  return app
}

const openAndLeave = (app: PageApp): Promise<void> =>
  new Promise((gone) => {
    app.mount(Page, 'above', () => undefined)
    app.unmount('above', gone)
  })

it('Taro itself takes the page below away in place of one that is not drawn yet', async () => {
  await openAndLeave(await start())
  expect(standing()).toEqual(['above'])
})

it('a page that is left at once is drawn and goes, and the page below stays', async () => {
  const app = await start()
  drawBeforeLeaving()
  await openAndLeave(app)
  expect(standing()).toEqual(['below'])
  await openAndLeave(app)
  expect(standing()).toEqual(['below'])
})

it('a page that was drawn goes at once', async () => {
  const app = await start()
  drawBeforeLeaving()
  await new Promise<void>((drawn) => app.mount(Page, 'above', drawn))
  expect(standing()).toEqual(['below', 'above'])
  await new Promise<void>((gone) => app.unmount('above', gone))
  expect(standing()).toEqual(['below'])
})
