import type { HostNode, NodeEvent } from '../engine/adapter'
import { nodeAt } from '../engine/HostBackend'
import { dispatch } from './dispatch'
import { hover } from './hover'
import { isEmulated } from './isEmulated'
import { plainEvent } from './plainEvent'

const LONG_PRESS_MS = 350
const SLOP_PX = 10
const CAPTURE = { capture: true, passive: false }
const ANIMATION_EVENTS = ['transitionend', 'animationstart', 'animationiteration', 'animationend']

interface Point {
  readonly identifier: number
  readonly pageX: number
  readonly pageY: number
  readonly clientX: number
  readonly clientY: number
  readonly force: number
}

interface Press {
  readonly node: HostNode
  readonly element: Element
  readonly x: number
  readonly y: number
  moved: boolean
  timer: number
}

const ofTouch = ({ identifier, pageX, pageY, clientX, clientY, force }: Touch): Point => ({
  identifier,
  pageX,
  pageY,
  clientX,
  clientY,
  force,
})
const ofMouse = ({ pageX, pageY, clientX, clientY }: MouseEvent): Point => ({
  identifier: 0,
  pageX,
  pageY,
  clientX,
  clientY,
  force: 1,
})
const ofList = (list: TouchList): Point[] => Array.from(list, ofTouch)

/** On a canvas WeChat reports only the position of a finger within it. */
const inCanvas =
  (canvas: Element) =>
  ({ identifier, clientX, clientY }: Point): object => {
    const { left, top } = canvas.getBoundingClientRect()
    return { identifier, x: clientX - left, y: clientY - top }
  }

/** A touch is followed by mouse events that a browser makes up; only a real mouse counts. */
const isRealMouse = (event: MouseEvent): boolean => !isEmulated(event) && event.button === 0

/** Turns touches (or a mouse) into WeChat's touch events, tap and longpress. */
export class TouchLayer {
  private press: Press | null = null
  private longPressHandled = false

  /** Given to every compiled template: calls a handler with WeChat's plain event. */
  readonly callHandler = (caller: object, event: NodeEvent, handler: (event: unknown) => unknown): void => {
    if (event.type === 'longpress') this.longPressHandled = true
    handler.call(caller, plainEvent(event))
  }

  install(): void {
    const touch = (
      type: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel',
      run: (event: TouchEvent) => void,
    ) => document.addEventListener(type, run, CAPTURE)
    touch('touchstart', (event) => this.begin(event, ofList(event.touches), ofList(event.changedTouches)))
    touch('touchmove', (event) => this.move(event, ofList(event.touches), ofList(event.changedTouches)))
    touch('touchend', (event) =>
      this.end(event, 'touchend', ofList(event.touches), ofList(event.changedTouches)),
    )
    touch('touchcancel', (event) =>
      this.end(event, 'touchcancel', ofList(event.touches), ofList(event.changedTouches)),
    )
    const mouse = (
      type: 'mousedown' | 'mousemove' | 'mouseup',
      run: (event: MouseEvent, point: Point) => void,
    ) => document.addEventListener(type, (event) => isRealMouse(event) && run(event, ofMouse(event)), CAPTURE)
    mouse('mousedown', (event, point) => this.begin(event, [point], [point]))
    mouse('mousemove', (event, point) => this.move(event, [point], [point]))
    mouse('mouseup', (event, point) => this.end(event, 'touchend', [], [point]))
    for (const type of ANIMATION_EVENTS) document.addEventListener(type, forwardAnimation, true)
  }

  private begin(event: Event, touches: Point[], changed: Point[]): void {
    const node = nodeAt(event.target)
    const [point] = changed
    if (!node || !point || !(event.target instanceof Element)) return
    this.longPressHandled = false
    if (this.press) clearTimeout(this.press.timer)
    const press: Press = {
      node,
      element: event.target,
      x: point.clientX,
      y: point.clientY,
      moved: touches.length > 1,
      timer: window.setTimeout(() => {
        if (this.press === press && !press.moved) this.send(null, node, 'longpress', touches, changed)
      }, LONG_PRESS_MS),
    }
    this.press = press
    hover(press.element, true)
    this.send(event, node, 'touchstart', touches, changed)
  }

  private move(event: Event, touches: Point[], changed: Point[]): void {
    const { press } = this
    const [point] = changed
    if (!press || !point) return
    if (Math.abs(point.clientX - press.x) > SLOP_PX || Math.abs(point.clientY - press.y) > SLOP_PX) {
      press.moved = true
      hover(press.element, false)
    }
    this.send(event, press.node, 'touchmove', touches, changed)
  }

  private end(event: Event, type: 'touchend' | 'touchcancel', touches: Point[], changed: Point[]): void {
    const { press } = this
    if (!press) return
    clearTimeout(press.timer)
    this.press = null
    hover(press.element, false)
    this.send(event, press.node, type, touches, changed)
    const disabled = press.element.closest('wx-button[disabled]') !== null
    if (type === 'touchcancel' || press.moved || this.longPressHandled || disabled) return
    this.send(null, press.node, 'tap', [], changed)
  }

  private send(event: Event | null, node: HostNode, type: string, touches: Point[], changed: Point[]): void {
    const detail = { x: changed[0]?.pageX, y: changed[0]?.pageY }
    const canvas = node.$$ instanceof Element ? node.$$.closest('wx-canvas') : null
    const given = (points: Point[]): object[] => (canvas ? points.map(inCanvas(canvas)) : points)
    const prevented = dispatch(node, type, detail, true, {
      touches: given(touches),
      changedTouches: given(changed),
    })
    if (prevented && event?.cancelable) event.preventDefault()
  }
}

const forwardAnimation = (event: Event): void => {
  const node = nodeAt(event.target)
  if (!node || node.$$ !== event.target) return
  const elapsedTime: unknown = Reflect.get(event, 'elapsedTime')
  dispatch(node, event.type, { elapsedTime }, true)
}
