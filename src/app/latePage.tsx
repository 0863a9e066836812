import { createContext, useContext, useState, type ComponentType } from 'react'
import { Failure } from '@/ui/feedback/Failure'
import { definePage } from './definePage'

interface PageModule {
  readonly default: ComponentType
}
interface Attempt {
  readonly isRunning: boolean
  start(): void
}

const AttemptContext = createContext<Attempt>({ isRunning: false, start: () => undefined })

const Missing = definePage(function MissingView() {
  const { isRunning, start } = useContext(AttemptContext)
  return <Failure title="页面没有加载出来" retryText="重试" retrying={isRunning} onRetry={start} />
})

/** Placeholder of a page whose files failed to load: shows the error, and becomes the page once they load. */
export const latePage = (load: () => Promise<PageModule>): ComponentType =>
  function LatePage() {
    const [page, setPage] = useState<PageModule>()
    const [isRunning, setRunning] = useState(false)
    const start = (): void => {
      setRunning(true)
      load().then(setPage, () => setRunning(false))
    }
    if (page) return <page.default />
    return (
      <AttemptContext.Provider value={{ isRunning, start }}>
        <Missing />
      </AttemptContext.Provider>
    )
  }
