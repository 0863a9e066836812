import type { ComponentType } from 'react'
import { FeatureDialogs } from './featureDialogs'
import { definePage, type PageOptions } from './definePage'

/** `definePage` for a page of a subpackage: it brings all shared dialogs along. */
export const defineFeaturePage = (
  View: ComponentType,
  options: Pick<PageOptions, 'bar'> = {},
): ComponentType => definePage(View, { ...options, dialogs: FeatureDialogs })
