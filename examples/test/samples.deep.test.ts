import { sampleService, testSamples } from "./sample-service.ts";

// Creates the resources before the samples that list them.
testSamples(sampleService(), () => true);
