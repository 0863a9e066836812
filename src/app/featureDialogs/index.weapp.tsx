export { default as FeatureDialogs } from '@/dialogs/DialogHost'
