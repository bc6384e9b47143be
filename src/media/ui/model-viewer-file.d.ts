declare module "@google/model-viewer/dist/model-viewer.min.js";
