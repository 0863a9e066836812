import type { ReactNode } from 'react'
import './app.scss'

/** Taro's root component: the pages are its children. */
export default function App({ children }: { children?: ReactNode }) {
  return children
}
