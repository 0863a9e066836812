// Our own sheets style every control that the app uses; an import of CSS would bring style-loader along.
