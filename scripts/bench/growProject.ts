import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteSpec } from '../../src/routes/defineRoutes'
import { routesByFeature } from '../../src/routes/table'

const kebab = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const camel = (area: string): string => area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** An id is one long word: a title breaks between those it is made of, as Chinese does between any two signs. */
const titleOf = (id: string): string => id.replace(/[A-Z]/g, (letter) => ` ${letter}`)

/** A page with a view, a store's worth of text and a sheet, so that it weighs what a small page weighs. */
const view = (screen: string, title: string): string => `import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useRoute } from '@/stores/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import './${screen}.scss'

export const DummyView = observer(function DummyView() {
  const { navigator, session } = useStores()
  const { given } = useRoute()
  return (
    <View className="page-${screen}">
      <View className="page-${screen}__head">${title} {given['id'] ?? ''}</View>
      {session.isLoggedIn ? <View className="page-${screen}__row">${title}：已登录</View> : <Empty art="message" title="${title}" hint="${screen}" />}
      <Button block onPress={() => void navigator.go('home')}>${title}</Button>
    </View>
  )
})
`
const sheet = (screen: string): string =>
  ['head', 'row', 'list', 'foot']
    .map(
      (part, index) =>
        `.page-${screen}__${part} { padding: ${index + 3}px; margin: ${index}px; color: var(--text); }\n`,
    )
    .join('')

/** An address of each area is measured: the first of its rows that needs nothing in its path. */
const measureAll = (folder: string): void => {
  const file = path.join(folder, 'scripts/sizeBudgets.ts')
  if (!existsSync(file)) return
  const lines = Object.values<Record<string, RouteSpec>>(routesByFeature).flatMap((rows) => {
    const first = Object.values(rows).find((row) => !row.page && !row.path.includes(':'))
    return first ? [`  ['${first.path}', INNER],\n`] : []
  })
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\n\]/, `\n${lines.join('')}]`))
}

/** Gives each row without a page a dummy, in a copy of the project. Returns how many there are. */
export const growProject = (folder: string): number => {
  let made = 0
  for (const [area, rows] of Object.entries<Record<string, RouteSpec>>(routesByFeature)) {
    const name = `${camel(area)}Routes`
    const file = path.join(folder, 'src/routes/table', `${name}.ts`)
    const feature = path.join(folder, 'src/features', area)
    let table = readFileSync(file, 'utf8')
    const taken = new Set(Object.values(rows).flatMap(({ page }) => (page ? [page] : [])))
    for (const [id, row] of Object.entries(rows)) {
      if (row.page) continue
      const last = row.path.replace(/\/:.*/, '').replace(/.*\//, '')
      const screen = taken.has(`${area}/${last}`) ? kebab(id) : last
      taken.add(`${area}/${screen}`)
      const page = path.join(feature, 'pages', screen)
      mkdirSync(page, { recursive: true })
      writeFileSync(path.join(page, 'DummyView.tsx'), view(screen, titleOf(id)))
      writeFileSync(path.join(page, `${screen}.scss`), sheet(screen))
      writeFileSync(
        path.join(page, 'index.tsx'),
        `import { defineFeaturePage } from '@/app/defineFeaturePage'\nimport { ${name} } from '@/routes/table/${name}'\nimport { DummyView } from './DummyView'\n\nexport default defineFeaturePage(${name}, DummyView)\n`,
      )
      const grown = table.replace(new RegExp(`(\\n  ${id}: \\{)`), `$1 page: '${area}/${screen}',`)
      if (grown === table) throw new Error(`${file} has no row ${id}: where does it stand?`)
      table = grown
      made++
    }
    writeFileSync(file, table)
    const entry = path.join(feature, 'area.ts')
    if (existsSync(entry)) continue
    writeFileSync(
      entry,
      `import { defineArea } from '@/routes/defineArea'\nimport { ${name} } from '@/routes/table/${name}'\n\nexport default defineArea(${name}, (screen) => import(\`./pages/\${screen}/index\`))\n`,
    )
  }
  measureAll(folder)
  return made
}
