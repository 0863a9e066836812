import type { SweptTap } from './everyPage/TapSweep'
import type { HostConfig } from '../weapp/host/shared/HostConfig'
import type { KeptSession } from '../e2e/sessionOf'
import type { HostHandle } from '../weapp/host/shared/HostHandle'

/**
 * Something on the screen: by its visible text, by role and name, by its label, or the beginning of a text (whose end may
 * hold links), or the n-th picture of the page. Where a mini-program's page says no role, the name counts as text.
 */
export type Target =
  | string
  | { readonly role: string; readonly name: string }
  | { readonly label: string }
  | { readonly start: string }
  | { readonly picture: number }

/** How an app is opened. Channel facts go into the address; these are what only the platform decides. */
export type LaunchSettings = Partial<HostConfig>

/** The two shapes in which the product ships. */
export type Platform = 'h5' | 'weapp'

/** Tools of the mini-program only; stories use them with `only: 'weapp'`. */
export interface WeappTools {
  /** Opens a page by its own path, as a mini-program code or a share card does. */
  openPage(path: string, settings?: LaunchSettings): Promise<void>
  /** The page stack, oldest first. */
  pages(): Promise<{ readonly path: string; readonly query: Readonly<Record<string, string>> }[]>
  /** The card that the menu's 转发 would send. */
  share(): Promise<{ readonly title: string; readonly path: string; readonly imageUrl: string } | null>
  stats(): Promise<HostHandle['stats']>
  /** Waits until the page shown has stopped loading, and returns its text. */
  restingText(): Promise<string>
  /** Swipes the page to its end with a finger. Returns the content out of reach; null when all was reached. */
  swipeToEnd(): Promise<string | null>
  /** Taps every control of the page on screen, and answers what each tap sent to the view; the address opens it anew. */
  sweep(address: string): Promise<readonly SweptTap[]>
  /** From now on answers come one by one, the last asked for first: each is drawn by itself. */
  reverseAnswers(): Promise<void>
  /** Closes all pages and opens this one, in the mini-program that runs. */
  reLaunch(address: string): Promise<void>
}

/** Drives the app as a learner with a phone does: stories are the same for every target. */
export interface Driver {
  readonly platform: Platform
  /** Opens the app at a public address, as from outside. */
  open(address: string, settings?: LaunchSettings): Promise<void>
  tap(target: Target): Promise<void>
  /** A tap that changes one thing: in the mini-program its setData must stay within the budget of one. */
  tapSmall(target: Target): Promise<void>
  /** Taps an option of a question, which may send less still before the backend has answered: nothing comes but a choice. */
  tapOption(target: Target): Promise<void>
  /** Types into a field, named by its label or placeholder, replacing what is there. */
  type(field: string, text: string): Promise<void>
  /** Waits until a text is on the screen; a toast counts that has come and gone since the last touch. */
  sees(text: string): Promise<void>
  /** Waits until a text is not on the screen. */
  seesNo(text: string): Promise<void>
  /** Whether a text is on the screen now. */
  isSeen(text: string): Promise<boolean>
  /** Everything that is written on the screen. */
  visibleText(): Promise<string>
  /** Waits for the title in the bar. */
  hasTitle(title: string): Promise<void>
  /** Waits until the page shown has this public path (without query). */
  isAt(pathname: string): Promise<void>
  /** The public address of the page shown. */
  currentAddress(): Promise<string>
  back(): Promise<void>
  /** Follows one of the four tabs at the bottom. */
  switchTab(text: string): Promise<void>
  scroll(distance: number): Promise<void>
  swipe(target: Target, dx: number, dy: number): Promise<void>
  /** Waits until a recording begins to play whose path is not `before`, and answers its path. */
  hears(before?: string): Promise<string>
  /** Size of the first match, in CSS pixels. */
  box(target: Target): Promise<{ readonly width: number; readonly height: number }>
  /** From now on a path of the backend is answered with this instead. */
  answer(path: string, status: number, json: object): Promise<void>
  cutNetwork(): Promise<void>
  restoreNetwork(): Promise<void>
  /** From now on the backend knows the learner's login no more: every call is answered with 401. */
  expireLogin(): Promise<void>
  background(): Promise<void>
  foreground(): Promise<void>
  /** From the next opening on the app finds this login, as after an earlier visit. */
  keepLogin(session: KeptSession): Promise<void>
  /** Shifts the device's clock by so many days from the next opening on; the backend's stays. */
  shiftClock(days: number): Promise<void>
  /** Kills the app and opens it again where a visitor would; storage stays. */
  relaunch(address?: string): Promise<void>
  clearStorage(): Promise<void>
  screenshot(name: string): Promise<void>
  readonly weapp: WeappTools
}
