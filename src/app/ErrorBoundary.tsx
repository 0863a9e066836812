import { Component, type ReactNode } from 'react'
import { Failure } from '@/ui/feedback/Failure'

interface State {
  readonly hasFailed: boolean
}

/** Keeps a broken page from taking the whole app down: it says so and offers to draw the page again. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <Failure
        title="页面出了点问题"
        message="已经记录下来，可以重新打开试试"
        onRetry={() => this.setState({ hasFailed: false })}
      />
    )
  }
}
