/// <reference types="@tarojs/taro" />

declare module '*.scss'
declare module '*.png' {
  const src: string
  export default src
}
