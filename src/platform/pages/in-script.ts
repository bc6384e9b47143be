/** A value as JSON that cannot end the `<script>` it stands in. */
export const inScript = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
