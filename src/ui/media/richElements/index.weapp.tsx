import { View } from '@tarojs/components'

/** The elements of an article: WXML has neither headings nor lists, so all are views. */
export const Rich = {
  Article: View,
  Heading: View,
  Paragraph: View,
  Note: View,
  Ordered: View,
  Unordered: View,
  Item: View,
  Inline: View,
}
